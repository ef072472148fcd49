import { useDocumentInfo, useForm, useLocale, useServerFunctions } from '@payloadcms/ui';
import type { Values } from './three-ways.ts';

/**
 * Shows other values in the form without losing what is typed until they are drawn. Resolves with false if the form shows
 * something else than before by then, or the server could not draw it.
 */
export function useShowValues(beforeShown: () => void) {
  const { collectionSlug, docPermissions, getDocPreferences, globalSlug, id } = useDocumentInfo();
  const { getFormState } = useServerFunctions();
  const { code: locale } = useLocale();
  const form = useForm();

  return async function show(before: Values, values: Values): Promise<boolean> {
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
    if (!state || JSON.stringify(form.getData()) !== JSON.stringify(before)) return false;
    beforeShown();
    form.replaceState(state);
    // Saved by the next autosave, or the next press.
    form.setModified(true);
    return true;
  };
}
