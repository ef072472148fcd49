import { logoutOperation, type PayloadRequest } from 'payload';

/** Ends the session on the server, so that a copied cookie becomes useless. */
export async function revokeSession(req: PayloadRequest, collection: 'users' | 'admins'): Promise<void> {
  if (req.user?.collection !== collection) return;
  await logoutOperation({
    collection: req.payload.collections[collection],
    req,
  });
}
