import { chooseCuisineCover } from '#domain/covers/cover';
import { Cover } from '../ui/cover/cover.tsx';
import { coverSeed } from './cover-seed.ts';

interface CuisineCoverProps {
  readonly cuisine: string;
  /** A name that determines the colors. */
  readonly seed: string;
  readonly wide?: boolean;
}

/** The cover of a cuisine, or of content with a cuisine but no picture. */
export function CuisineCover({ cuisine, seed, wide = false }: CuisineCoverProps) {
  const cover = chooseCuisineCover({ id: coverSeed(seed), category: cuisine });
  return <Cover wide={wide} cover={cover} />;
}
