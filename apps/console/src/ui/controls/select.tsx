import { useRef, useState } from 'react';
import {
  NativeSelect,
  passRef,
  SelectFrame,
  type SelectProps,
  type SelectStart,
  selectClasses,
  useNativeControls,
} from './native-select.tsx';

export type { SelectOption } from './native-select.tsx';

type List = typeof import('./select-list.tsx');

let list: List | null = null;

async function loadList(): Promise<List> {
  list ??= await import('./select-list.tsx');
  return list;
}

const openingKeys: ReadonlySet<string> = new Set(['Enter', ' ', 'ArrowDown', 'ArrowUp']);

export function Select(props: SelectProps) {
  return useNativeControls() ? <NativeSelect {...props} /> : <LazySelect {...props} />;
}

/** If the list fails to load, the browser's own select replaces it. */
function LazySelect(props: SelectProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const [start, setStart] = useState<SelectStart | 'failed' | null>(null);
  if (start === 'failed') return <NativeSelect {...props} />;
  if (start !== null && list !== null) return <list.SelectList {...props} start={start} />;
  const approach = () => {
    loadList().then(
      () => setStart({ focused: document.activeElement === button.current, open: pressed.current }),
      () => setStart('failed'),
    );
  };
  const press = () => {
    pressed.current = true;
    approach();
  };
  const { options, value, onChange: _, selectSize, className, ref, ...control } = props;
  return (
    <SelectFrame className={className}>
      <button
        {...control}
        ref={(element) => {
          button.current = element;
          return passRef(ref, element);
        }}
        data-slot="select"
        type="button"
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        className={selectClasses(selectSize)}
        onPointerEnter={approach}
        onFocus={approach}
        onPointerDown={(event) => event.button === 0 && press()}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || !openingKeys.has(event.key)) return;
          event.preventDefault();
          press();
        }}
      >
        {options.find((option) => option.value === value)?.label}
      </button>
    </SelectFrame>
  );
}
