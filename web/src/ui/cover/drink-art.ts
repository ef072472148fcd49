import { art, disc, line, second, shape, slab } from './ink.ts';

/** Pictograms for drinks and seafood accompaniments, in the style of `pictogram-art.ts`. */
export const DRINK_ART = {
  coffee: art(
    line('M34 27c-6-7 6-12 0-21M54 27c-6-7 6-12 0-21', 5),
    line('M73 44c21-6 23 24-3 23', 7),
    shape('M12 35h64v27c0 16-10 24-22 24H34C22 86 12 78 12 62Z'),
    line('M6 94h78', 6),
    second.shape('M44 74c-17-11-12-25 0-18 12-7 17 7 0 18Z'),
  ),
  wine: art(
    shape('M27 4h46c5 26-1 49-23 51C28 53 22 30 27 4Z'),
    line('M50 52v38', 6),
    line('M31 94h38', 7),
    second.shape('M30 24c10 5 14-5 24-2 8 2 11 4 16 2 0 13-7 22-20 23-13-1-20-10-20-23Z'),
  ),
  beer: art(
    line('M70 44c24-5 24 36-3 34', 8),
    disc(22, 27, 12) + disc(37, 17, 13) + disc(54, 18, 13) + disc(67, 28, 11),
    shape('M14 30h58l-3 60c0 4-3 6-6 6H23c-3 0-6-2-6-6Z'),
    second.line('M14 39c6 6 10 6 14 0 5 8 11 8 15 0 4 6 10 6 14 0 4 5 9 5 14 0', 4.5),
    second.line('M30 56l1 28M43 56v28M56 56l-1 28', 5.5),
  ),
  cocktail: art(
    line('M58 34 88 2', 4),
    shape('M6 14h88L55 58H45Z'),
    line('M50 54v36', 6),
    line('M29 94h42', 7),
    second.shape('M25 24h50L62 39H38Z'),
    disc(58, 33, 8.5),
    second.disc(58, 33, 3),
  ),
  lemon: art(
    shape('M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92Z'),
    second.shape('M50 13a37 37 0 1 1 0 74a37 37 0 1 1 0-74Z'),
    shape(
      'M48 44 40 20c5-3 15-3 20 0l-8 24ZM54 46l19-17c5 4 9 12 9 18l-25 4ZM57 54l25 5c-2 6-7 13-12 16L54 57ZM52 58l8 23c-6 3-14 3-20 0l8-23ZM46 57 30 75c-6-4-11-10-12-16l25-5ZM43 51l-25-4c0-6 4-14 9-18l19 17Z',
    ),
  ),
  tin: art(
    shape('M30 16C30 0 70 0 70 16Z'),
    slab(22, 20, 56, 78, 6),
    second.shape('M22 38h56v38H22Z'),
    shape('M50 43l3.6 9.4 10-.6-7.8 6.4 2.6 9.8-8.4-5.6-8.4 5.6 2.6-9.8-7.8-6.4 10 .6Z'),
    second.disc(42, 9, 2.4) + second.disc(50, 7, 2.4) + second.disc(58, 9, 2.4),
  ),
} as const;
