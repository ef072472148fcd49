import type { SharedList } from '#contract/saved';

export const sharedListTitle = ({ name, isDefault, author }: SharedList): string =>
  isDefault ? `Places saved by ${author}` : name;
