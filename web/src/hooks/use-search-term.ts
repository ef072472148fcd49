import { useEffect, useState } from 'react';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router';

/**
 * What the reader types into a page's own search box. It starts from `?q=` (the form's way without
 * JavaScript) and is kept in the address, so that Back and sharing work; the box itself never waits.
 */
export function useSearchTerm(): readonly [term: string, setTerm: (term: string) => void] {
  const [params, setParams] = useSearchParams();
  const navigation = useNavigationType();
  const fromAddress = params.get('q') ?? '';
  const [term, setTerm] = useState(fromAddress);

  // Back, Forward and links change the address from outside. Our own changes replace it, and arrive late: to
  // read those back would undo the letter typed meanwhile.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the address is the outside world here
    if (navigation !== NavigationType.Replace) setTerm(fromAddress);
  }, [fromAddress, navigation]);

  function change(next: string): void {
    setTerm(next);
    setParams(next === '' ? {} : { q: next }, { replace: true, preventScrollReset: true });
  }
  return [term, change];
}
