import { useSearchParams } from 'react-router';

/** Whether the address requests the map, and the query for the other view. */
export function useMapView(): { readonly isMap: boolean; readonly otherView: string } {
  const [params] = useSearchParams();
  const isMap = params.get('view') === 'map';
  const other = new URLSearchParams(params);
  if (isMap) other.delete('view');
  else other.set('view', 'map');
  return { isMap, otherView: `?${other}` };
}
