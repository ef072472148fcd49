'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useId, useState } from 'react';
import { DeskButton } from '../desk/desk-button.tsx';
import { momentText } from '../desk/moment-text.ts';
import { Notices } from '../desk/notices.tsx';
import styles from './comments.module.css';
import { showPassage, useQuote } from './passage.ts';
import { useComments, type Comment } from './use-comments.ts';

/** Editors' comments, beside the text. */
export function CommentsField() {
  const { collectionSlug, id } = useDocumentInfo();
  // Nobody else sees a document that is not stored yet.
  return collectionSlug && typeof id === 'number' ? <Comments collection={collectionSlug} id={id} /> : null;
}

function Comments({ collection, id }: { readonly collection: string; readonly id: number }) {
  const { comments, isBusy, problem, said, add, settle, remove } = useComments(collection, id);
  const heading = useId();
  const open = comments?.filter(({ isResolved }) => !isResolved) ?? [];
  const resolved = comments?.filter(({ isResolved }) => isResolved) ?? [];
  return (
    <section className={styles.comments} aria-labelledby={heading}>
      <h3 id={heading}>Comments</h3>
      <ul>
        {open.map((comment) => (
          <Remark
            key={comment.id}
            comment={comment}
            action="Resolve"
            onAction={() => void settle(comment, true)}
            onDelete={() => void remove(comment)}
          />
        ))}
      </ul>
      <NewComment isBusy={isBusy} onAdd={add} />
      <Notices problem={problem} said={said} />
      {resolved.length > 0 && (
        <details>
          <summary>{resolved.length} resolved</summary>
          <ul>
            {resolved.map((comment) => (
              <Remark
                key={comment.id}
                comment={comment}
                action="Reopen"
                onAction={() => void settle(comment, false)}
                onDelete={() => void remove(comment)}
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface RemarkProps {
  readonly comment: Comment;
  readonly action: string;
  readonly onAction: () => void;
  readonly onDelete: () => void;
}

function Remark({ comment: { author, createdAt, quote, text }, action, onAction, onDelete }: RemarkProps) {
  const { user } = useAuth();
  const [isGone, setIsGone] = useState(false);
  const about = text.slice(0, 40);
  return (
    <li>
      {quote && (
        <button
          type="button"
          className={styles.quote}
          title="Show it in the text"
          onClick={() => setIsGone(!showPassage(quote))}
        >
          {quote}
        </button>
      )}
      {isGone && <p className={styles.fine}>The text no longer says this.</p>}
      <p className={styles.text}>{text}</p>
      <p className={styles.fine}>
        {author?.username ?? 'Somebody who has left'}, {momentText(createdAt)}
      </p>
      <div className={styles.actions}>
        <DeskButton label={action} about={about} onPress={onAction} />
        {author?.id === user?.id && <DeskButton label="Delete" about={about} onPress={onDelete} />}
      </div>
    </li>
  );
}

interface NewCommentProps {
  readonly isBusy: boolean;
  readonly onAdd: (text: string, quote: string) => Promise<void>;
}

/** Not a form element: it is inside Payload's form, whose submit saves the document. */
function NewComment({ isBusy, onAdd }: NewCommentProps) {
  const [text, setText] = useState('');
  const [quote, clearQuote] = useQuote();
  const id = useId();
  const send = async () => {
    await onAdd(text.trim(), quote);
    setText('');
    clearQuote();
  };
  return (
    <div className={styles.new}>
      <label className="field-label" htmlFor={id}>
        New comment
      </label>
      {quote ? (
        <blockquote className={styles.quote}>{quote}</blockquote>
      ) : (
        <p className={styles.fine}>Select words in the text to quote them.</p>
      )}
      <textarea
        id={id}
        className="textarea-element"
        rows={3}
        maxLength={2_000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <DeskButton label="Comment" isOff={isBusy || text.trim() === ''} onPress={() => void send()} />
    </div>
  );
}
