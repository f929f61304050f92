/** The value of an option that is a switch. */
export const onOff = (value: string | number | boolean): string => (value === true ? 'Sì' : 'No');
