import './long-select.css';

export { openLongSelect } from './open-long-select';
