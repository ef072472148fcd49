/** Calls back on each autosave of the document at this API path. Payload has no event for it. */
export function onAutosave(address: string, callBack: () => void): () => void {
  const send = window.fetch;
  window.fetch = (input, init) => {
    const [path, query] = String(input).split('?');
    if (path?.endsWith(address) && query?.includes('autosave=true')) callBack();
    return send(input, init);
  };
  return () => {
    window.fetch = send;
  };
}
