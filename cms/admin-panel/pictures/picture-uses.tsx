import { findPictureUses } from '#cms/queries/picture-uses';
import type { UIFieldServerProps } from 'payload';
import styles from './pictures.module.css';

/** Everything that shows the picture, so it isn't deleted by mistake. */
export async function PictureUses({ id, payload }: UIFieldServerProps) {
  if (id === undefined) return null;
  const uses = await findPictureUses(payload, Number(id));
  return (
    <section aria-labelledby="picture-uses" className={styles.section}>
      <h3 id="picture-uses">Where it’s used</h3>
      {uses.length === 0 ? (
        <p className={styles.hint}>Nowhere yet. You can delete it safely.</p>
      ) : (
        <ul className={styles.uses}>
          {uses.map(({ path, kind, title, as }) => (
            <li key={`${path} ${as}`}>
              <a href={path}>{title}</a> · {kind}, {as}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
