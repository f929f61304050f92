/** For what a board is laid out: the shape of the screen, if it is known, and the size of the names. */
export interface Shape {
  readonly aspect?: number;
  readonly label: number;
}

/** What the drawing of a board needs to know. */
export interface Scene<Plan> {
  readonly layout: Plan;
  /** From so far away that circles are dots. */
  readonly afar: boolean;
  /** World units in a unit of the drawing: for which the layout was made, and at the zoom of now. */
  readonly unit: number;
  readonly u: number;
}
