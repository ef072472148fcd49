/** Calls back whenever the document at this address of the API sends what was typed. Payload tells nobody. */
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
