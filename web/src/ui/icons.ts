import * as library from 'lucide-react';

/** Left out of the browser's code. */
const drawn = import.meta.env.SSR
  ? (await import('./static-icon.tsx')).staticIcon
  : (Icon: library.LucideIcon) => Icon;

/** The icons of lists and of every page's frame. */
export const ArrowDownUp = drawn(library.ArrowDownUp);
export const ArrowLeft = drawn(library.ArrowLeft);
export const ArrowRight = drawn(library.ArrowRight);
export const ChevronDown = drawn(library.ChevronDown);
export const List = drawn(library.List);
export const LocateFixed = drawn(library.LocateFixed);
export const Map = drawn(library.Map);
export const Menu = drawn(library.Menu);
export const Search = drawn(library.Search);
export const SlidersHorizontal = drawn(library.SlidersHorizontal);
export const Star = drawn(library.Star);
export const UserRound = drawn(library.UserRound);
export const X = drawn(library.X);
