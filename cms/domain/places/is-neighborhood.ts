import { region } from '#city';
import { foldText } from '../words/characters.ts';

/** Whether a name is one of a neighborhood. A place of which only the city is known has the city’s name, and no page. */
export function isNeighborhood(name: string): boolean {
  return name.trim() !== '' && foldText(name) !== foldText(region.name);
}
