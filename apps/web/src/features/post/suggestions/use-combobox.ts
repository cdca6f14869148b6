import { useEffect, useEffectEvent, useState } from 'react';

type Options = {
  /** Id of the list; its options are `{listId}-{place}`. */
  listId: string;
  /** Number of options. */
  count: number;
  onType: (text: string) => void;
};

/**
 * Makes a field that is already in use a combobox with a list, by the ARIA pattern: arrows move, Enter opens the chosen option,
 * Escape closes. The field belongs to a component that does without this code until it has loaded; therefore its attributes
 * are set here.
 * @returns whether the visitor wants the list, whether it is open, and the place of the chosen option; -1 for none
 */
export function useCombobox(field: HTMLInputElement, { listId, count, onType }: Options) {
  const [isWanted, setIsWanted] = useState(field.value !== field.defaultValue); // typed while this code loaded
  const [place, setPlace] = useState(-1);
  const isOpen = isWanted && count > 0;
  const chosen = isOpen && place < count ? place : -1;
  const close = () => {
    setIsWanted(false);
    setPlace(-1);
  };

  const handleInput = useEffectEvent(() => {
    onType(field.value);
    setIsWanted(true);
    setPlace(-1);
  });
  const handleBlur = useEffectEvent(close);
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && count > 0) {
      event.preventDefault();
      onType(field.value); // another search may have changed it
      setIsWanted(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than options: the field itself, from which Enter searches.
      setPlace(((chosen + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault(); // a search field would lose its text
      close();
    } else if (event.key === 'Enter') {
      if (chosen >= 0) {
        event.preventDefault();
        document.getElementById(`${listId}-${chosen}`)?.click();
      }
      close();
    }
  });

  useEffect(() => {
    const attributes = { role: 'combobox', autocomplete: 'off', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    const listening = new AbortController();
    const { signal } = listening;
    field.addEventListener('input', () => handleInput(), { signal });
    field.addEventListener('keydown', (event) => handleKeyDown(event), { signal });
    field.addEventListener('blur', () => handleBlur(), { signal });
    return () => {
      listening.abort();
      for (const name of [...Object.keys(attributes), 'aria-expanded']) field.removeAttribute(name);
    };
  }, [field, listId]);

  useEffect(() => {
    field.setAttribute('aria-expanded', String(isOpen));
    if (chosen >= 0) field.setAttribute('aria-activedescendant', `${listId}-${chosen}`);
    else field.removeAttribute('aria-activedescendant');
  }, [field, listId, isOpen, chosen]);

  return { isWanted, isOpen, chosen, close };
}
