import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';

/**
 * The text in a page's own search box. It starts from `?q=` (which the form submits without JavaScript) and
 * is kept in the address for Back and sharing; the box itself updates immediately.
 */
export function useSearchTerm(): readonly [term: string, setTerm: (term: string) => void] {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const fromAddress = params.get('q') ?? '';
  const [term, setTerm] = useState(fromAddress);
  const seen = useRef(fromAddress);

  // Back, Forward and links change the address from outside. Our own changes use Replace and arrive late, and the
  // page's initial text is already known: reading either back would undo letters typed since.
  useEffect(() => {
    if (fromAddress === seen.current) return;
    seen.current = fromAddress;
    // oxlint-disable-next-line react/set-state-in-effect -- the address is external state
    if (navigation !== NavigationType.Replace) setTerm(fromAddress);
  }, [fromAddress, navigation]);

  function change(next: string): void {
    setTerm(next);
    const changed = new URLSearchParams(params);
    if (next === '') changed.delete('q');
    else changed.set('q', next);
    setParams(changed, { replace: true, preventScrollReset: true });
  }
  return [term, change];
}
