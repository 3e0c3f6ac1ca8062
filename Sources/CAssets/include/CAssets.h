#pragma once
#include "CAssetsWords.h"
