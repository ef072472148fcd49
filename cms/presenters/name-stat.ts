import type { CuisineStat, NeighborhoodStat } from '#contract/aggregates';
import type { NameCount } from '#domain/places/aggregates';

export const presentCuisineStat = ({ name, count }: NameCount): CuisineStat => ({ category: name, count });

export const presentNeighborhoodStat = ({ name, count }: NameCount): NeighborhoodStat => ({
  neighborhood: name,
  count,
});
