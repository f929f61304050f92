/*
 * A server answers an invitation (`t/<id>`) with the application itself, because an older version that is stored here
 * would know nothing of tables online. The address becomes the application's own before anything reads it.
 */
const [, root, id] = /^(.*\/)t\/([A-Za-z0-9_-]{16})$/.exec(location.pathname) ?? [];

/** Whether this page came from the server, past everything that is stored. */
export const isInvited = root !== undefined;

if (isInvited) {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (manifest) manifest.href = new URL(manifest.href).href; // read later, and relative to the address at that time
  history.replaceState(null, '', `${root}#/t/${id}`);
}
