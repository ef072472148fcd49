/**
 * Selects the text of a field and copies it. Browsers that refuse the clipboard (no permission, no https) still
 * copy what is selected; where even that fails the selection stays, for the keyboard. True: it was copied.
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
