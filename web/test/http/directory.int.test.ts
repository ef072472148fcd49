import './directory/counts.ts';
import './directory/search.ts';
import './directory/quiz.ts';
import './directory/share-pictures.ts';
import './directory/http.ts';

/** What the site answers about the sample; nothing here changes it. */
