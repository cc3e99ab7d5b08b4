import { describeChecksum } from '../../../../../../tests/support/describe-checksum.ts';
import { checksumHolds, ethereumSpelling } from './address-draft.ts';

describeChecksum({ checksumHolds, ethereumSpelling });
