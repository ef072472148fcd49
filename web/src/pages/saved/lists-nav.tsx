import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { HEARTS, placesOf } from '#domain/lists/place-list';
import { ListNameForm } from '../../lists/list-name-form.tsx';
import { useLists } from '../../lists/lists-provider.tsx';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import styles from './lists-nav.module.css';

const pathOf = (key: string) => (key === HEARTS ? paths.saved : `${paths.saved}?list=${key}`);

/** The reader's lists, with a form to add one. */
export function ListsNav({ openKey }: { readonly openKey: string }) {
  const { lists, createList } = useLists();
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();

  function create(name: string): void {
    const key = createList(name);
    if (key === null) return;
    setNaming(false);
    void navigate(pathOf(key));
  }

  return (
    <div className={styles.lists}>
      <nav aria-label="Your lists">
        <ul role="list" className={styles.links}>
          {lists.map((list) => (
            <li key={list.key}>
              <Link
                to={pathOf(list.key)}
                preventScrollReset
                className={styles.link}
                aria-current={list.key === openKey ? 'page' : undefined}
              >
                <span className={styles.name}>{list.name}</span>{' '}
                <span className={styles.count}>{placesOf(list).length}</span>
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.link}
              aria-expanded={isNaming}
              onClick={() => setNaming(!isNaming)}
            >
              <Plus aria-hidden="true" />
              New list
            </button>
          </li>
        </ul>
      </nav>
      {isNaming && (
        <ListNameForm
          label="Name of the new list"
          submitLabel="Create list"
          onName={create}
          onCancel={() => setNaming(false)}
        />
      )}
    </div>
  );
}
