import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router';

type ChangeParams = (next: URLSearchParams, options?: NavigateOptions) => void;

/** The query of the address, and a function to change it. */
export function useSearchParams(): readonly [URLSearchParams, ChangeParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<ChangeParams>((next, options) => void navigate(`?${next}`, options), [navigate]);
  return [params, change];
}
