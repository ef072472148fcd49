/** The `source` of sample places, which pages label as sample content. */
export const SAMPLE_SOURCE = 'sample';

/** The `source` of places suggested by readers. */
export const SUBMISSION_SOURCE = 'submission';

/** The `source` of suggestions that staff declined, kept as drafts so that the decision can be reverted. */
export const DECLINED_SOURCE = 'declined submission';
