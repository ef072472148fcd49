import { findPictureUses } from '#cms/queries/picture-uses';
import type { UIFieldServerProps } from 'payload';
import { Uses } from '../links/link-uses.tsx';

/** Everything that shows the picture, so it isn't deleted by mistake. */
export async function PictureUses({ id, payload }: UIFieldServerProps) {
  if (id === undefined) return null;
  const uses = await findPictureUses(payload, Number(id));
  return (
    <div className="field-type">
      <p className="field-label">Where it’s used</p>
      {uses.length === 0 && <p>Nowhere yet. You can delete it safely.</p>}
      <Uses uses={uses.map(({ path, title, kind, as }) => ({ path, title, part: `${kind}, ${as}` }))} />
    </div>
  );
}
