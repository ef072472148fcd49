/** Reads blocks of lines separated by blank lines: the first line of a block is its name, the others are its texts. */
export function readBlocks(table: string): ReadonlyMap<string, readonly string[]> {
  return new Map(table.trim().split('\n\n').map(readBlock));
}

function readBlock(block: string): [name: string, texts: string[]] {
  const [name = '', ...texts] = block.split('\n');
  return [name, texts];
}
