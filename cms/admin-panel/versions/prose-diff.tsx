import { LexicalDiffComponent } from '@payloadcms/richtext-lexical/rsc';
import type { ComponentProps } from 'react';
import { blocksAsProse, placesInBlocks } from '../../rich-text/blocks-as-prose.ts';

type ProseDiffProps = ComponentProps<typeof LexicalDiffComponent>;

/**
 * Two versions of a text side by side. Payload only reports that a block has changed; here its words are compared,
 * too.
 */
export async function ProseDiff(props: ProseDiffProps) {
  const { comparisonValue, versionValue, req } = props;
  const ids = [...placesInBlocks(comparisonValue), ...placesInBlocks(versionValue)];
  const { docs } = await req.payload.find({
    collection: 'restaurants',
    where: { id: { in: ids } },
    select: { name: true },
    depth: 0,
    pagination: false,
    req,
  });
  const names = new Map(docs.map(({ id, name }) => [id, name]));
  const prose = (text: unknown) => blocksAsProse(text, (id) => names.get(id) ?? 'A place that is gone');
  return (
    <LexicalDiffComponent
      {...props}
      comparisonValue={prose(comparisonValue)}
      versionValue={prose(versionValue)}
    />
  );
}
