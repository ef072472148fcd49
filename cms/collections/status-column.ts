import { traverseFields, type SanitizedConfig } from 'payload';

const STATUS_CELL = '/admin-panel/versions/status-cell.tsx#StatusCell';

/** Payload's lists call a draft "Changed" for as long as a version of it was ever published, taken down or not. */
export function sayStatusInLists(config: SanitizedConfig): SanitizedConfig {
  for (const { fields, versions } of config.collections) {
    if (!versions?.drafts) continue;
    traverseFields({
      fields,
      callback: ({ field }) => {
        if (!('name' in field) || field.name !== '_status' || field.type !== 'select') return;
        field.admin = { ...field.admin, components: { ...field.admin?.components, Cell: STATUS_CELL } };
      },
    });
  }
  return config;
}
