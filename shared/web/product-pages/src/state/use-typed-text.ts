import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Time after the last key before the address changes: browsers limit how often it may. Unit: milliseconds. */
const TYPING_PAUSE_MS = 250;

/**
 * The text of a field that the address keeps. The field has a state of its own, because the address follows a moment
 * later; a text that the address has from elsewhere, such as Back, replaces it.
 * @param inAddress the text that the address has.
 * @param change writes a text to the address.
 */
export function useTypedText(
  inAddress: string,
  change: (text: string) => void,
): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(inAddress);
  /** What the address has, or will have in a moment. */
  const sent = useRef(inAddress);
  useEffect(() => {
    if (inAddress !== sent.current) setText(inAddress);
    sent.current = inAddress;
  }, [inAddress]);

  const send = useEffectEvent((typed: string) => {
    sent.current = typed;
    change(typed);
  });
  useEffect(() => {
    const typed = text.trim();
    if (typed === sent.current.trim()) return;
    const timer = setTimeout(() => send(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
