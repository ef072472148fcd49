/** The `source` of sample places, which pages label as sample content. */
export const SAMPLE_SOURCE = 'sample';

/** The `source` of places suggested by readers. */
export const SUBMISSION_SOURCE = 'submission';
