import './directory/counts.ts';
import './directory/search.ts';
import './directory/share-pictures.ts';
import './directory/http.ts';
// Empties the city at its end.
import './directory/quiz.ts';

/** What the site answers about the sample. */
