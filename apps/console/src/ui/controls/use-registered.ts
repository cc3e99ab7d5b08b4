import { useEffect, useRef } from 'react';

export type Registry<Value> = Set<() => Value>;

/** Offers the value for as long as the component is there. A hidden one offers nothing. */
export function useRegistered<Value>(registry: Registry<Value>, value: Value): void {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  useEffect(() => {
    const read = () => latest.current;
    registry.add(read);
    return () => {
      registry.delete(read);
    };
  }, [registry]);
}
