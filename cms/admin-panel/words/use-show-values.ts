import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui';
import type { Values } from './three-ways.ts';

/**
 * Shows other values in the form without losing what is typed until they are drawn: it asks for their fields again if
 * the form has changed meanwhile. Resolves with what the form shows then, or null if the server could not draw it.
 */
export function useShowValues(beforeShown: () => void) {
  const { collectionSlug, docPermissions, getDocPreferences, globalSlug, id } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const { code: locale } = useLocale();
  const form = useForm();

  return async function show(valuesOf: (typed: Values) => Values): Promise<Values | null> {
    for (;;) {
      const before: Values = form.getData();
      const values = valuesOf(before);
      const { state } = await getFormState({
        ...(id !== undefined && { id }),
        ...(collectionSlug && { collectionSlug }),
        ...(globalSlug && { globalSlug }),
        data: { ...values },
        docPermissions,
        docPreferences: await getDocPreferences(),
        locale,
        operation: id === undefined && !globalSlug ? 'create' : 'update',
        renderAllFields: true,
        schemaPath: collectionSlug ?? globalSlug ?? '',
        skipValidation: true,
      });
      if (!state) return null;
      if (JSON.stringify(form.getData()) !== JSON.stringify(before)) continue;
      beforeShown();
      form.replaceState(state);
      // Saved by the next autosave, or the next press.
      form.setModified(true);
      return values;
    }
  };
}
