/** How the board is shown: drawn as a map, or written as a timetable. */
export const BOARD_FORMS = ['map', 'list'] as const;
type BoardForm = (typeof BOARD_FORMS)[number];

const KEY = 'tarmac.map';

let form = $state.raw<BoardForm>(kept());

/** What the person has chosen last, also at another table; kept where the browser allows it. */
export const boardForm = {
  get current(): BoardForm {
    return form;
  },
  set current(next: BoardForm) {
    form = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Storage is refused or full: the choice holds until the page is closed.
    }
  },
  toggle(): void {
    this.current = form === 'map' ? 'list' : 'map';
  },
};

function kept(): BoardForm {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'map';
  } catch {
    return 'map';
  }
}
