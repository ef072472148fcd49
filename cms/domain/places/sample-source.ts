/** The `source` of invented places: by it a page says that it shows sample content. */
export const SAMPLE_SOURCE = 'sample';

/** The `source` of places that readers proposed. */
export const SUBMISSION_SOURCE = 'submission';
