import { useSearchParams } from '@portal/router';
import { useEffect, useRef, useState } from 'react';

const PARAM = 'q';

/**
 * The text of the filter, kept in the address. The field has a state of its own, because the address follows a
 * moment later; a text that the address has from elsewhere, such as Back, replaces it. TRN-10.
 */
export function useFilterText(): readonly [text: string, setText: (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.get(PARAM) ?? '';
  const [text, setText] = useState(inAddress);
  // The texts that are on their way into the address.
  const pending = useRef<readonly string[]>([inAddress]);
  useEffect(() => {
    const index = pending.current.indexOf(inAddress);
    pending.current = index === -1 ? [inAddress] : pending.current.slice(index);
    if (index === -1) setText(inAddress);
  }, [inAddress]);
  const change = (next: string) => {
    pending.current = [...pending.current, next];
    setText(next);
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === '') changed.delete(PARAM);
        else changed.set(PARAM, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [text, change];
}
