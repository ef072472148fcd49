/**
 * Selects the text of a field and copies it. Browsers that deny clipboard access (no permission, no https)
 * still copy the selection; if that fails too, the selection remains for Ctrl+C. Resolves to whether it was
 * copied.
 */
export async function copySelected(field: HTMLTextAreaElement): Promise<boolean> {
  field.focus({ preventScroll: true });
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
