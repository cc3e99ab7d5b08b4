import { useEffect, useState } from 'react';
import { deposits } from './deposits.ts';

/** The picture that a reviewer compares with the record. */
export function Proof({ of: { id, screenshot } }) {
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (screenshot) deposits.proofUrl(id).then(setUrl);
  }, [id, screenshot]);
  return url && <img src={url} alt="Proof" width={320} />;
}
