import { paintOnOrder } from '../../common/map/ground-painter.ts';
import { SCENERY } from './ground.ts';
import { LAND } from './land.ts';

paintOnOrder(LAND, SCENERY);
