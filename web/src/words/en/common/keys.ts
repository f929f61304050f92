/** Keys of any table, where no button says what they do. */
export const keys = {
  go: 'The large button',
  back: 'One step back in your choice',
  skip: 'Skip what is being shown',
  list: 'Routes as a list',
  map: 'Routes on the map',
  pan: 'Move the map, or jump to the next lit route',
};
