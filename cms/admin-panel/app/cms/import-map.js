import { SearchIndexLink as SearchIndexLink_1b80e149c56a3b2faef266a698e5ad16 } from '../../../admin-panel/search-index/search-index-link.tsx'
import { SearchIndexView as SearchIndexView_80d0295e46b82e61b5850b50395319c9 } from '../../../admin-panel/search-index/search-index-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin-panel/search-index/search-index-link.tsx#SearchIndexLink": SearchIndexLink_1b80e149c56a3b2faef266a698e5ad16,
  "/admin-panel/search-index/search-index-view.tsx#SearchIndexView": SearchIndexView_80d0295e46b82e61b5850b50395319c9,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
