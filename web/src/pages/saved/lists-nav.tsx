import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { DEFAULT_KEY, type KeptList, type Lists } from '../../account/kept-list.ts';
import { ListNameForm } from '../../components/lists/list-name-form.tsx';
import { paths } from '../../paths.ts';
import styles from './lists-nav.module.css';

const pathOf = (key: string) => (key === DEFAULT_KEY ? paths.saved : `${paths.saved}?list=${key}`);

/** The reader's lists, with a form to add one. */
export function ListsNav({ lists, open }: { readonly lists: Lists; readonly open: KeptList }) {
  const [isNaming, setNaming] = useState(false);
  const navigate = useNavigate();

  async function create(name: string): Promise<void> {
    const key = await lists.create(name);
    if (key === null) return;
    setNaming(false);
    await navigate(pathOf(key));
  }

  return (
    <div className={styles.lists}>
      <nav aria-label="Your lists">
        <ul role="list" className={styles.links}>
          {lists.lists.map(({ key, name, places }) => (
            <li key={key}>
              <Link
                to={pathOf(key)}
                preventScrollReset
                className={styles.link}
                aria-current={key === open.key ? 'page' : undefined}
              >
                <span className={styles.name}>{name}</span>{' '}
                <span className={styles.count}>{places.length}</span>
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
