/** How the board is shown: drawn as a map, or written as a timetable. */
export const BOARD_FORMS = ['map', 'list'] as const;
type BoardForm = (typeof BOARD_FORMS)[number];

const KEY = 'tarmac.map';

let form = $state.raw<BoardForm>(kept());
/** The board that is shown now cannot be drawn. */
let undrawable = $state.raw(false);

/** What the person has chosen last, also at another table; kept where the browser allows it. */
export const boardForm = {
  get current(): BoardForm {
    return undrawable ? 'list' : form;
  },
  /** No choice: there is only the list, whatever the person wanted elsewhere. */
  get onlyList(): boolean {
    return undrawable;
  },
  set onlyList(is: boolean) {
    undrawable = is;
  },
  set current(next: BoardForm) {
    form = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // If storage is refused or full, the choice holds until the page is closed.
    }
  },
  toggle(): void {
    if (!undrawable) this.current = form === 'map' ? 'list' : 'map';
  },
};

function kept(): BoardForm {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'map';
  } catch {
    return 'map';
  }
}
