import type { ShownUse } from '#cms/links/broken-links';
import type { DefaultServerCellComponentProps, JSONFieldServerProps } from 'payload';

export function LinkUsesCell({ cellData }: DefaultServerCellComponentProps) {
  return <Uses uses={cellData as readonly ShownUse[]} />;
}

export function LinkUsesField({ data }: JSONFieldServerProps) {
  return (
    <div className="field-type">
      <p className="field-label">Where it is</p>
      <Uses uses={(data as { uses?: readonly ShownUse[] }).uses ?? []} />
    </div>
  );
}

/** The documents that contain a link or a picture, and where in them. */
export function Uses({ uses }: { readonly uses: readonly ShownUse[] }) {
  return uses.map(({ title, path, part }) => (
    <div key={`${path} ${part}`}>
      <a href={path}>{title}</a> · {part}
    </div>
  ));
}
