import { chooseCuisineCover } from '#domain/covers/cover';
import { Cover } from '../ui/cover/cover.tsx';

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

/** A stable hash of a name, so that a cuisine keeps its colors everywhere. FNV-1a, 31 bits. */
export function coverSeed(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 1;
}
