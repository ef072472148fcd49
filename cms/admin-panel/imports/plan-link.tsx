import type { DefaultServerCellComponentProps, NumberFieldServerProps } from 'payload';

export function PlanCell({ cellData }: DefaultServerCellComponentProps) {
  return typeof cellData === 'number' ? <a href={`/cms/imports?plan=${cellData}`}>Plan {cellData}</a> : null;
}

export function PlanField({ data, path }: NumberFieldServerProps) {
  const id: unknown = data[path];
  return typeof id === 'number' ? (
    <p className="field-type">
      <a href={`/cms/imports?plan=${id}`}>Plan {id}</a>
    </p>
  ) : null;
}
